"""Why bots acted as they did: asked again in the background, told beside the story of a deal."""
