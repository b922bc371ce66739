"""JSON text to plain values, as RFC 8259 has it and no more: nothing is guessed, nothing lost."""

import json
import math
import re

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

BLANK = " \t\r\n"
"""What JSON knows as white space."""

DEEPEST = 100
"""Objects and lists inside each other, at most; deeper ones could not safely be written again."""
LONGEST_NUMBER = 1000
"""Digits of a whole number, at most; Python itself stops at 4300."""

_SURROGATE = re.compile("[\ud800-\udfff]")
_STRING_OR_CONSTANT = re.compile(r'"(?:[^"\\]|\\.)*"|(?P<constant>NaN|-?Infinity)')


class NotJson(ValueError):
    """The text is not one JSON value. The argument says why; *line* is where reading stopped."""

    def __init__(self, why: str, line: int) -> None:
        super().__init__(why, line)
        self.why = why
        self.line = line


class UnusableJson(ValueError):
    """One JSON value, but not one that can be read without loss; the argument says why."""


class _Constant(ValueError):
    """NaN or an infinity, which JSON does not have."""


def parse_json(text: str) -> Json:
    """The one value that *text* is. Raises NotJson, or UnusableJson: a key named twice, half a
    character, a number beyond all bounds, a nesting beyond DEEPEST."""
    stray = _SURROGATE.search(text)
    faults: list[str] = []
    try:
        value = _parse(text, faults)
    except json.JSONDecodeError as problem:
        if stray is None or problem.pos <= stray.start():
            why = f"not JSON: {_decapitalised(problem.msg)} (column {problem.colno})"
            raise NotJson(why, problem.lineno) from None
    except _Constant as problem:
        raise NotJson(f"not JSON: {problem} is no number there", _line_of_constant(text)) from None
    except RecursionError:
        raise NotJson("lists or objects are nested too deeply", line_of_start(text)) from None
    else:
        if stray is None:
            _refuse_faults(value, faults)
            return value
    raise NotJson("not UTF-8 text", text.count("\n", 0, stray.start()) + 1)


def line_of_start(text: str) -> int:
    """The line, from 1, on which the first word of *text* stands."""
    blank = len(text) - len(text.lstrip(BLANK))
    return text.count("\n", 0, blank) + 1


def _parse(text: str, faults: list[str]) -> Json:
    """The value of *text*; what JSON allows and we refuse is added to *faults*."""

    def take_object(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        found: dict[str, Json] = {}
        for key, value in pairs:
            if key in found:
                faults.append(f"the key {quoted(key)} is there twice")
            found[key] = value
        return found

    def take_whole(digits: str) -> int:
        if len(digits) > LONGEST_NUMBER:
            faults.append(f"a number has more than {LONGEST_NUMBER} digits")
            return 0
        return int(digits)

    def take_fraction(digits: str) -> float:
        value = float(digits)
        if math.isinf(value):
            faults.append(f"the number {digits[:20]} is too large")
        return value

    def refuse_constant(name: str) -> None:
        raise _Constant(name)

    value: Json = json.loads(
        text,
        object_pairs_hook=take_object,
        parse_int=take_whole,
        parse_float=take_fraction,
        parse_constant=refuse_constant,
    )
    return value


def quoted(value: Json) -> str:
    """*value* as JSON, shortened if long, for a sentence about it."""
    text = json.dumps(value, ensure_ascii=False)
    text = _SURROGATE.sub("\N{REPLACEMENT CHARACTER}", text)
    return text if len(text) <= 60 else f"{text[:57]}..."


def _refuse_faults(value: Json, faults: list[str]) -> None:
    if faults:
        raise UnusableJson(faults[0])
    unseen: list[tuple[Json, int]] = [(value, 0)]
    while unseen:
        item, depth = unseen.pop()
        if depth > DEEPEST:
            raise UnusableJson(f"lists or objects are nested more than {DEEPEST} deep")
        if isinstance(item, str) and _SURROGATE.search(item):
            raise UnusableJson(f"the text {quoted(item)} holds half of a surrogate pair")
        if isinstance(item, dict):
            unseen += [(key, depth) for key in item]
            unseen += [(inner, depth + 1) for inner in item.values()]
        elif isinstance(item, list):
            unseen += [(inner, depth + 1) for inner in item]


def _line_of_constant(text: str) -> int:
    """The line of the first NaN or infinity that stands outside of a text; there is one."""
    found = next(found for found in _STRING_OR_CONSTANT.finditer(text) if found["constant"])
    return text.count("\n", 0, found.start()) + 1


def _decapitalised(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
