import { createFileRoute } from "@tanstack/react-router";
import { configurationQuery } from "../shell/configuration.ts";
import { pageHead } from "../shell/page-head.ts";
import {
  InstructionsPage,
  InstructionsSkeleton,
} from "../trade/instructions/instructions-page.tsx";
import { instructionsQuery } from "../trade/instructions/instructions-query.ts";

export const Route = createFileRoute("/instructions")({
  ssr: false,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery(instructionsQuery),
      queryClient.ensureQueryData(configurationQuery),
    ]),
  head: ({ match: { context } }) =>
    pageHead(context, { title: context.speech.say("instructions.title") }),
  pendingComponent: InstructionsSkeleton,
  component: InstructionsPage,
});
