import type { articles as source } from "../../zh/shop/articles.ts";
import type { SameKeys } from "../../same-keys.ts";

export const articles = {
  loading: "Loading the article",
  published: "Published {date}",
  more: "More to read",
  helped: {
    question: "Did this help?",
    yes: "It helped",
    no: "It did not",
    thanks: "Thank you, we counted it",
    sorry: "Sorry it did not help. You can ask us",
  },
  search: {
    label: "Search help",
    placeholder: "What would you like to know?",
    found: "Found: {count, number}",
    nothing: "Nothing found for “{words}”",
    nothingBody: "Ask us; your words are filled in already.",
    ask: "Ask us",
  },
  now: "What to do now",
  nowIn: "{status}: what to do now",
  nowNothing: "There is nothing to do in this status.",
  outer: {
    title: "Leaving Sampan",
    body: "You are about to go to {host}, which is not ours.",
    go: "Go to {host}",
    stay: "Stay here",
    look: "Look at the name of the site: letters that look like others are shown for what they are.",
    framed: "A partner's page",
    from: "From {host}",
  },
} as const satisfies SameKeys<typeof source>;
