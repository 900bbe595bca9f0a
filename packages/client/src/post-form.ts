/** Leaves for a page by a form that is posted there, as pages of others want it; or opens it beside ours. */
export function postForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  target: "_self" | "_blank" = "_self",
): void {
  const form = document.createElement("form");
  form.method = "POST";
  form.action = url;
  form.target = target;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
