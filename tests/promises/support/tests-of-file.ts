/** What declares a helper by its name, or several at once: `const { pay, withdraw } = ...`. */
const declares = /^\s*(?:export )?(?:(?:async )?function (\w+)|const (\w+)\b|const ([{[].*))/;

interface Block {
  /** None of a test. */
  readonly names: readonly string[];
  readonly text: string;
}

/**
 * Each test of a file as it is written, and below it every helper of the file that it uses, and those that these use: what the
 * test does, and nothing of its neighbours. Blocks are told by their indentation, as the formatter leaves it.
 */
export function testsOfFile(source: string): string[] {
  const blocks = blocksOf(source.split("\n"));
  return blocks.filter(({ names }) => names.length === 0).map((test) => withHelpers(test, blocks));
}

/** Tests and helpers, none inside another. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const [, ofFunction, ofConst, several] = declares.exec(line) ?? [];
    const named = ofFunction ?? ofConst ?? several;
    if (named === undefined && !/^\s*test\b/.test(line)) continue;
    const text = blockFrom(lines, at);
    const head = several === undefined ? (named ?? "") : (text.split(" = ")[0] ?? "");
    blocks.push({ names: head.match(/\w+/g) ?? [], text });
    at += text.split("\n").length - 1;
  }
  return blocks;
}

/** The line, and all that stands deeper below it or closes it. */
function blockFrom(lines: readonly string[], at: number): string {
  const indent = /^\s*/.exec(lines[at] ?? "")?.[0] ?? "";
  const below = lines.slice(at + 1);
  const end = below.findIndex(
    (line) => line !== "" && !line.startsWith(`${indent} `) && !isCloser(line, indent),
  );
  return [lines[at], ...(end === -1 ? below : below.slice(0, end))].join("\n");
}
const isCloser = (line: string, indent: string): boolean =>
  line.startsWith(indent) && /^[)}\]]/.test(line.slice(indent.length));

function withHelpers(test: Block, blocks: readonly Block[]): string {
  const used = new Set<Block>([test]);
  for (const { text } of used)
    for (const block of blocks)
      if (block.names.some((name) => new RegExp(`\\b${name}\\b`).test(text))) used.add(block);
  return [...used].map(({ text }) => text).join("\n");
}
