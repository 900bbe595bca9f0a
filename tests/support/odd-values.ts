/** What somebody may write after a question mark, as a function of the parameter's name. */
type Odd = (name: string) => string;

const given =
  (value: string): Odd =>
  (name) =>
    `${name}=${value}`;
const encoded = (value: string): Odd => given(encodeURIComponent(value));

/**
 * Odd values of a parameter. The router reads values as JSON, so a number, a list or an object arrives where a page
 * expects words; programs send broken escapes and texts without end.
 */
export const oddValues: readonly Odd[] = [
  (name) => name,
  given(""),
  ...["1", "-0", "1e309", "0.1", "9007199254740993", "NaN"].map(given),
  ...[
    "true",
    "null",
    "undefined",
    '""',
    '"1"',
    "[]",
    "[1,2]",
    '["a"]',
    "{}",
    '{"a":{"b":[1]}}',
  ].map(encoded),
  ...['{"__proto__":{"a":1}}', '{"toString":1}', '{"length":1e9}', "[".repeat(2_000)].map(encoded),
  encoded(`${"[".repeat(800)}${"]".repeat(800)}`),
  (name) => `${name}=1&${name}=2&${name}=[3]`,
  (name) => `${name}[]=1&${name}[a]=2`,
  ...["%", "%zz", "%00", "%ff%fe", "%u0041", "a%0d%0ab", "%ed%a0%80"].map(given),
  ...[
    "\u202e\uffff",
    "<script>alert(1)</script>",
    "'; drop table orders; --",
    "../../etc/passwd",
  ].map(encoded),
  ...["javascript:alert(1)", "//evil.test", "https://evil.test/", "2026-02-30"].map(encoded),
  given("a".repeat(10_000)),
  encoded("樣".repeat(1_000)),
];
