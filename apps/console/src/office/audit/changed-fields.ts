export interface ChangedField {
  /** Empty when the values are no objects. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly isChanged: boolean;
}

/** What an act changed, field by field where its values have fields; nothing where it changed nothing. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const names = [...new Set([...fieldNames(before), ...fieldNames(after)])];
  // A state that became a state with a reason has no fields on one side: it stands as a whole.
  const wholes = [before, after].filter((value) => !isRecord(value) && isSomething(value));
  if (wholes.length > 0) return [fieldOf("", before, after)];
  return names.map((name) => fieldOf(name, valueAt(before, name), valueAt(after, name)));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSomething = (value: unknown): boolean => value !== null && value !== undefined;

const fieldNames = (value: unknown): string[] => (isRecord(value) ? Object.keys(value) : []);

const valueAt = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined;

function fieldOf(name: string, one: unknown, other: unknown): ChangedField {
  const [before, after] = [written(one), written(other)];
  return { name, before, after, isChanged: before !== after };
}

const written = (value: unknown): string => {
  if (!isSomething(value)) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
};
