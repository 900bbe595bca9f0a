import { createFileRoute } from "@tanstack/react-router";
import { BookPage } from "../money/books/book-page.tsx";
import { pageHead } from "../shell/page-head.ts";
import { fields, oneOf, text } from "../shell/search-fields.ts";

const readSearch = fields({
  account: oneOf(["cash", "cash_locked", "bonus", "points"]),
  month: text,
});

export const Route = createFileRoute("/accountBooks")({
  ssr: false,
  validateSearch: readSearch,
  head: ({ match: { context } }) => pageHead(context, { title: context.speech.say("books.title") }),
  component: Page,
});

function Page() {
  const { account, month } = Route.useSearch();
  // A month that is none is the current one, as an address that says nothing.
  const asked = /^20\d\d-(0[1-9]|1[0-2])$/.test(month ?? "") ? month : undefined;
  return <BookPage asked={{ kind: account ?? "cash", month: asked }} />;
}
