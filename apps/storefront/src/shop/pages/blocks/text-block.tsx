import type { BlockProps } from "./block-props.ts";

/** Words with their line ends, as they were written. */
export const TextBlock = ({ block }: BlockProps) => (
  <section {...(block.title ? { "aria-labelledby": `block-${block.id}` } : {})}>
    {block.title && (
      <h2 id={`block-${block.id}`} className="mb-1 text-md font-[650] break-words">
        {block.title}
      </h2>
    )}
    <p className="break-words whitespace-pre-line text-text-2">{block.body}</p>
  </section>
);
