import type { KeyboardEvent } from "react";

/** Enter in a field goes to the next one, not to the end. */
export function moveOn(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target;
  if (event.key !== "Enter" || !(field instanceof HTMLInputElement)) return;
  if (field.dataset["step"] === undefined) return;
  event.preventDefault();
  const steps = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-step]")];
  steps[steps.indexOf(field) + 1]?.focus();
}
