import { NetworkError, ServerError } from "@sampan/client/faults";
import { Refused } from "@sampan/client/query";
import { createSerializationAdapter } from "@tanstack/react-router";

/**
 * What a page could not be read for travels from the server's rendering to the browser as it was. Otherwise
 * only a message would arrive, and the page would forget its reason when the browser takes it over.
 */
export const carriedFaults = [
  createSerializationAdapter({
    key: "refused",
    test: (value): value is Refused => value instanceof Refused,
    toSerializable: ({ code, message, values }) => ({ code, message, values: { ...values } }),
    fromSerializable: (refusal) => new Refused(refusal),
  }),
  createSerializationAdapter({
    key: "network",
    test: (value): value is NetworkError => value instanceof NetworkError,
    toSerializable: ({ kind }) => kind,
    fromSerializable: (kind) => new NetworkError(kind, undefined),
  }),
  createSerializationAdapter({
    key: "server",
    test: (value): value is ServerError => value instanceof ServerError,
    toSerializable: ({ kind, message }) => ({ kind, message }),
    fromSerializable: ({ kind, message }) => new ServerError(kind, message),
  }),
] as const;
