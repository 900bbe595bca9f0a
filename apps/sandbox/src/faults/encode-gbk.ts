let codeByCharacter: ReadonlyMap<string, number> | undefined;

/** Text as GBK bytes, as old services of the mainland still send it; `?` for what GBK lacks. */
export function encodeGbk(text: string): Buffer {
  codeByCharacter ??= readCodes();
  const bytes: number[] = [];
  for (const character of text) {
    const code = codeByCharacter.get(character);
    if (character.charCodeAt(0) < 0x80) bytes.push(character.charCodeAt(0));
    else if (code === undefined) bytes.push(0x3f);
    else bytes.push(code >> 8, code & 0xff);
  }
  return Buffer.from(bytes);
}

/** The platform can read GBK but not write it, so the table is read from its reader. */
function readCodes(): Map<string, number> {
  const reader = new TextDecoder("gbk");
  const codes = new Map<string, number>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const character = reader.decode(Uint8Array.of(lead, trail));
      if ([...character].length === 1 && character !== "\uFFFD") {
        codes.set(character, (lead << 8) | trail);
      }
    }
  }
  return codes;
}
