import { isStaffCall, type Call } from "@sampan/contract/kernel/call";

type Fields = Readonly<Record<string, unknown>>;

/** Where one call goes and with what: query, form with nested values as JSON, JSON, or multipart. */
export function writeRequest(call: Call, fields: Fields): { path: string; init: RequestInit } {
  const rest = { ...fields };
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const method = call.methods[0];
  if (method === "GET") return { path: path + queryOf(rest), init: { method } };
  return { path, init: { method, ...bodyOf(call, rest) } };
}

function queryOf(fields: Fields): string {
  const query = new URLSearchParams(textFields(fields)).toString();
  return query && `?${query}`;
}

function bodyOf(call: Call, fields: Fields): Pick<RequestInit, "body" | "headers"> {
  if (call.upload) return { body: formOf(fields) };
  if (isStaffCall(call) || call.path.startsWith("/staff/"))
    return { body: JSON.stringify(fields), headers: { "content-type": "application/json" } };
  return { body: new URLSearchParams(textFields(fields)) };
}

function formOf(fields: Fields): FormData {
  const { file, ...others } = fields;
  const form = new FormData();
  // Fields go first, so that the server knows them when the file begins.
  for (const [name, value] of textFields(others)) form.append(name, value);
  if (file instanceof File) form.append("file", file, file.name);
  else if (file instanceof Blob) form.append("file", file);
  return form;
}

const textFields = (fields: Fields): [string, string][] =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [
      name,
      typeof value === "object" ? JSON.stringify(value) : String(value),
    ]);
