import type { Call } from "@sampan/contract/kernel/call";
import { fc } from "../../support/properties.ts";
import { type Asked, waysToAsk } from "./ask.ts";
import { sampleInput, type OwnIds } from "./sample-input.ts";
import { leavesOf, withValue } from "./schema-leaves.ts";

/** Values that a field of no form expects. */
const nasty = fc.constantFrom<unknown>(
  null,
  "",
  " ",
  -0,
  -1,
  0.1,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  "1e309",
  "NaN",
  "-0",
  "0x10",
  "１２３",
  "9".repeat(400),
  "\0",
  "a\0b",
  "\ud800",
  "\u202e\u0000\uffff",
  "\u{1F468}\u200D\u{1F469}".repeat(50),
  "Z\u0351\u036b".repeat(200),
  "a".repeat(70_000),
  "'; drop table orders; --",
  "%00%ff",
  "../../../../etc/passwd",
  "{{7*7}}",
  "${7*7}",
  "<script>alert(1)</script>",
  "SP26030212RN0M",
  "SP260302AAAAAA",
  "9007199254740993",
  "999999999999999",
  "2026-02-30",
  "2026-13-45 25:61",
  "+275760-09-13T00:00:00.001Z",
  "__proto__",
  [],
  [[]],
  {},
  [null],
  [{ a: [{ b: [] }] }],
  { length: 1e9 },
  { toString: "x", valueOf: "y" },
  true,
);

/** JSON that no serialiser of ours would write. */
const rawJson = fc.constantFrom(
  "",
  "null",
  "[]",
  '"text"',
  "1e309",
  "{",
  '{"a":1e309}',
  '{"__proto__":{"is_admin":true}}',
  '{"constructor":{"prototype":{"is_admin":true}}}',
  '{"id":1,"id":2,"id":{"id":3}}',
  '{"tid":"SP260302AAAAAA","tid":["SP260302AAAAAA"]}',
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  `{"a":${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}}`,
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  "\ufeff{}",
);

const contentTypes = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-8",
  "APPLICATION/JSON",
  "application/json;charset=utf-16",
  "application/json\t; a=b",
  "\tapplication/json",
  "application/json;",
  "application/json, text/plain",
  "application/jsonx",
  "text/plain",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=latin1",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  "application/xml",
  "*/*",
  ";",
  "",
);

/** Any request to the path of a call: mostly its own input with something wrong in it, else anything at all. */
export function hostileRequests(call: Call, own: OwnIds): fc.Arbitrary<Asked> {
  return fc.oneof(
    { weight: 6, arbitrary: spoiltInputs(call, own) },
    { weight: 2, arbitrary: strangeBodies(call) },
    { weight: 1, arbitrary: strangeQueries(call) },
    { weight: 1, arbitrary: otherTypes(call, own) },
  );
}

/** The call's own input, one to three fields of which hold something else. */
function spoiltInputs(call: Call, own: OwnIds): fc.Arbitrary<Asked> {
  const base = sampleInput(call, own);
  const leaves = leavesOf(call.input);
  const paths = leaves.flatMap(({ path }) => path.map((_, index) => path.slice(0, index + 1)));
  const path =
    paths.length > 0 ? fc.constantFrom(...paths) : fc.constant(["anything"] as readonly string[]);
  const value = fc.oneof(
    { weight: 3, arbitrary: nasty },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
    { weight: 1, arbitrary: fc.double() },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
  const spoils = fc.array(fc.tuple(path, value), { minLength: 1, maxLength: 3 });
  return fc.tuple(spoils, fc.nat()).map(([changes, choice]) => {
    let input = base;
    for (const [where, what] of changes) input = withValue(input, where, what);
    const ways = waysToAsk(call, input);
    return ways[choice % ways.length] as Asked;
  });
}

const strangeBodies = (call: Call): fc.Arbitrary<Asked> =>
  fc
    .tuple(contentTypes, fc.oneof(rawJson, fc.string({ unit: "binary", maxLength: 500 })))
    .map(([type, payload]) => ({
      method: methodOf(call, "POST"),
      url: plainPath(call),
      headers: { "content-type": type },
      payload,
    }));

const strangeQueries = (call: Call): fc.Arbitrary<Asked> =>
  fc
    .tuple(
      fc.constantFrom(
        "",
        "%",
        "constructor=1&__proto__=2&toString=3&hasOwnProperty=4",
        "%zz=1",
        "a[]=1&a[b]=2",
        "id=1&id=2",
        "page=1e309&page_size=-0",
        "=&=&",
      ),
      fc.webQueryParameters(),
    )
    .map(([odd, query]) => ({
      method: methodOf(call, "GET"),
      url: `${plainPath(call)}?${odd}&${query}`,
    }));

/** A good input under a name that says it is something else. */
const otherTypes = (call: Call, own: OwnIds): fc.Arbitrary<Asked> =>
  fc.tuple(contentTypes, fc.nat()).map(([type, choice]) => {
    const ways = waysToAsk(call, sampleInput(call, own));
    const way = ways[choice % ways.length] as Asked;
    return { payload: "{}", ...way, headers: { "content-type": type } };
  });

/** The wished method where the call has it: the other may be another call on the same path. */
const methodOf = ({ methods }: Call, wished: "GET" | "POST") =>
  methods.includes(wished) ? wished : methods[0];

const plainPath = (call: Call): string => call.path.replaceAll(/:\w+/g, "%00%ff..");
