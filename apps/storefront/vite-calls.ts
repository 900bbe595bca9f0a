import { parseAst, type Plugin } from "vite";

const contract = /\/packages\/contract\/src\/[\w/-]+\.ts$/;
const wholeMark = "?whole";

/** What is asked only by whoever judges questions and answers, answers them, or writes the API document. */
const unread = [
  "about",
  "input",
  "output",
  "changesPages",
  "feature",
  "mutates",
  "notification",
  "pageSize",
  "shared_s",
  "stepUp",
  "transaction",
];

/**
 * Calls as browsers take them along: where a call goes, not what comes back. The shape of an answer, and the library
 * that judges by it, are fetched beside the first answer: a page that the server rendered works before it has any.
 */
export function leanCalls(): Plugin {
  return {
    name: "sampan:lean-calls",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      order: "pre",
      async handler(id, importer) {
        if (!importer?.endsWith(wholeMark) || !/^\.\.?\//.test(id)) return undefined;
        // What is whole is made of what is whole; the lean side shares nothing with it that would keep its shapes.
        const found = await this.resolve(id, importer.slice(0, -wholeMark.length), {
          skipSelf: true,
        });
        return found && found.id + wholeMark;
      },
    },
    transform: (code, id) => (contract.test(id) ? leanModule(code, id) : undefined),
  };
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A piece of the text and what stands in its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The module with its calls leaned, each of which knows where it is whole, and with shapes that nobody uses left out. */
function leanModule(code: string, id: string): string {
  const program = parseAst(code) as unknown as Node;
  const nodes = nodesOf(program);
  const makers = ["defineCall", ...nodes.flatMap((node) => nameOfMaker(node))];
  const edits = [
    ...nodes.flatMap((node) => withoutUnread(node)),
    ...nodes.flatMap((node) => withoutWordsFor(node, nodes)),
    ...nodes.flatMap((node) => knowingItsWhole(node, makers, id)),
    ...shapesOf(program, makers).flatMap(({ start, end }) => [
      { start, end: start, text: "/* @__PURE__ */ (() => (" },
      { start: end, end, text: "))()" },
    ]),
  ];
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/**
 * What shapes are given as: a chain of calls, of which a bundler cannot know that it only describes. As one that is
 * said to, it goes when nobody uses its name.
 */
const shapesOf = (program: Node, makers: readonly string[]): Node[] =>
  (program["body"] as Node[])
    .map((statement) => (isNode(statement["declaration"]) ? statement["declaration"] : statement))
    .flatMap((statement) => (statement["declarations"] ?? []) as { init?: Node }[])
    .flatMap(({ init }) =>
      init?.type === "CallExpression" && !isCallOf(init, makers) ? [init] : [],
    );

/** A node and all below it. */
const nodesOf = (node: Node): Node[] => [
  node,
  ...Object.values(node).flat().filter(isNode).flatMap(nodesOf),
];

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

const nameOf = (node: unknown): string => (isNode(node) ? String(node["name"]) : "");

const isCallOf = (node: unknown, names: readonly string[]): node is Node =>
  isNode(node) && node.type === "CallExpression" && names.includes(nameOf(node["callee"]));

/** `const detailCall = (path) => defineCall({ path, ... })` makes calls too. */
function nameOfMaker(node: Node): string[] {
  const { type, init } = node;
  if (type !== "VariableDeclarator" || !isNode(init)) return [];
  if (init.type !== "ArrowFunctionExpression") return [];
  return nodesOf(init).some((inner) => isCallOf(inner, ["defineCall"])) ? [nameOf(node["id"])] : [];
}

function withoutUnread(definition: Node): Edit[] {
  if (!isCallOf(definition, ["defineCall"])) return [];
  const [described] = definition["arguments"] as Node[];
  const properties = (described?.["properties"] ?? []) as Node[];
  return properties.flatMap((property, at) =>
    unread.includes(nameOf(property["key"]))
      ? [{ start: property.start, end: properties[at + 1]?.start ?? property.end, text: "" }]
      : [],
  );
}

/** `detailCall("/gateway/...", "Read a product.", [...])`: what a maker would put where nobody reads is not handed to it. */
function withoutWordsFor(maker: Node, nodes: readonly Node[]): Edit[] {
  const [name] = nameOfMaker(maker);
  if (name === undefined) return [];
  const parameters = (maker["init"] as Node)["params"] as Node[];
  const at = parameters.findIndex((parameter) => unread.includes(nameOf(parameter)));
  return nodes
    .filter((node) => isCallOf(node, [name]))
    .flatMap((call) => {
      const words = (call["arguments"] as Node[])[at];
      return words?.type === "Literal" ? [{ start: words.start, end: words.end, text: "0" }] : [];
    });
}

/** `export const getCart = defineCall({...})` gets the way to the module in which it is whole. */
function knowingItsWhole(node: Node, makers: readonly string[], id: string): Edit[] {
  if (node.type !== "ExportNamedDeclaration" || !isNode(node["declaration"])) return [];
  const declared = (node["declaration"]["declarations"] ?? []) as Node[];
  return declared.flatMap(({ id: name, init }) => {
    if (!isCallOf(init, makers)) return [];
    const whole = `() => import("${id}${wholeMark}").then((calls) => calls.${nameOf(name)})`;
    return [
      { start: init.start, end: init.start, text: "/* @__PURE__ */ Object.assign(" },
      { start: init.end, end: init.end, text: `, { whole: ${whole} })` },
    ];
  });
}
