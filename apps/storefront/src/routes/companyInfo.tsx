import { createFileRoute } from "@tanstack/react-router";
import { CompanyPage } from "../people/personal-data/company-page.tsx";
import { CompanySkeleton } from "../people/personal-data/data-skeletons.tsx";
import { companyQuery } from "../people/personal-data/people-queries.ts";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/companyInfo")({
  ssr: false,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery(companyQuery),
      queryClient.ensureQueryData(configurationQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("people.company.title") }),
  pendingComponent: CompanySkeleton,
  component: CompanyPage,
});
