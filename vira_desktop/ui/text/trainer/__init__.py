"""Every sentence of the trainer, a module for each kind of drill."""
