import { whenLoginNeeded } from "@sampan/client/login-prompt";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useState } from "react";
import type { Speech } from "./language/speak.ts";
import { SpeechProvider } from "./language/speech-provider.tsx";
import { LookProvider } from "./look/look-provider.tsx";
import { createConsoleRouter } from "./router.tsx";
import { leaveForLogIn } from "./session/leave-for-log-in.ts";

interface ConsoleProps {
  readonly queryClient: QueryClient;
  readonly speech: Speech;
}

/** The staff console: its words, its look, and the desks behind its addresses. */
export function Console({ queryClient, speech }: ConsoleProps) {
  const [router] = useState(() => {
    const created = createConsoleRouter(queryClient);
    whenLoginNeeded(() => leaveForLogIn(created, queryClient));
    return created;
  });
  return (
    <QueryClientProvider client={queryClient}>
      <SpeechProvider first={speech}>
        <LookProvider>
          <RouterProvider router={router} />
        </LookProvider>
      </SpeechProvider>
    </QueryClientProvider>
  );
}
