import { createFileRoute, redirect, useNavigate } from "@tanstack/react-router";
import { pathTo } from "../paths.ts";
import { FindPage } from "../goods/search/find-page.tsx";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import { ensureSession } from "../shell/session.ts";
import { fields, words, yes } from "../shell/search-fields.ts";

const readSearch = fields({ searchValue: words, photo: yes });

export const Route = createFileRoute("/agent")({
  validateSearch: readSearch,
  // Without a session a photo would be taken for nothing: nobody could send it. [SRCH-11]
  beforeLoad: async ({ context: { queryClient, hasSession }, search, location }) => {
    if (search.photo && !(await ensureSession(queryClient, hasSession)))
      throw redirect(pathTo.login(location.href));
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(configurationQuery),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("search.title"), path: "/agent" }),
  component: Page,
});

function Page() {
  const navigate = useNavigate();
  const { searchValue = "", photo = false } = Route.useSearch();
  const words = `${searchValue}`;
  return (
    <FindPage
      key={words}
      words={words}
      asksPhoto={photo}
      onPhotoClosed={() =>
        navigate({ ...(words === "" ? pathTo.find : pathTo.findAgain(words)), replace: true })
      }
    />
  );
}
