const over = "[role=dialog],[role=alertdialog],dialog[open],[role=menu]";
/** The box of a search is no form that somebody would lose. */
const filledIn = "main form:not(search form), main textarea";

/** Whether something may be offered over this page now: it is drawn, no other dialog, no form, nobody typing. */
export function isCalm(page: Document): boolean {
  const { activeElement } = page;
  const isTyping = activeElement?.matches("input,textarea,select,[contenteditable=true]") ?? false;
  return (
    !isTyping && !page.querySelector(over) && !page.querySelector(filledIn) && !isUnderWay(page)
  );
}

/** A skeleton in view may turn into a form; one below the screen waits until somebody comes near. */
const isUnderWay = (page: Document): boolean =>
  !page.querySelector("main") ||
  [...page.querySelectorAll("[aria-busy=true]")].some((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  });
