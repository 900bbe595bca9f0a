import { faultKindsOf, upstreams } from "../faults/faults.ts";
import type { OutboxMessage } from "../messages/outbox.ts";
import { notificationModes, type Payment } from "../payments/payments.ts";
import type { World } from "../world.ts";
import { html, pageShell } from "./page-shell.ts";

/** The page of this world: messages, payments, texts to try, and what to break. */
export function sandboxPage(world: World): string {
  return pageShell({
    language: "en",
    title: "Sampan sandbox",
    accent: "#0f5f5e",
    body:
      `<header class="bar"><span class="brand">Sampan sandbox</span>` +
      `<span class="note">nothing here leaves this machine</span></header><main class="wide">` +
      `<h1>The outside world in a box</h1>` +
      messages(world.outbox.list()) +
      payments(world.payments.list()) +
      examples(world) +
      switches(world) +
      `</main>${SCRIPT}`,
  });
}

function messages(list: readonly OutboxMessage[]): string {
  const rows = list
    .slice(0, 100)
    .map(
      (message) =>
        `<tr><td>${time(message.receivedAt)}</td><td><span class="tag">${message.kind === "sms" ? "SMS" : "mail"}</span></td>` +
        `<td>${html(message.to)}</td><td class="text">${message.subject ? `<strong>${html(message.subject)}</strong>\n` : ""}${html(message.text)}</td></tr>`,
    )
    .join("");
  return (
    `<section class="card" aria-labelledby="messages"><h2 id="messages">Messages</h2>` +
    (rows
      ? `<table><thead><tr><th>Time</th><th>Kind</th><th>To</th><th>Text</th></tr></thead><tbody>${rows}</tbody></table>`
      : `<p class="quiet">No message yet. Codes and notices sent by SMS or mail appear here.</p>`) +
    `</section>`
  );
}

function payments(list: readonly Payment[]): string {
  const rows = list
    .slice(0, 30)
    .map((payment) => {
      const order = html(payment.order || payment.id);
      const name =
        payment.provider === "omise"
          ? `<a href="/omise/pay/${encodeURIComponent(payment.id)}">${order}</a>`
          : order;
      return `<tr><td>${time(payment.createdAt.toISOString())}</td><td>${payment.provider}</td><td>${name}</td><td>${payment.currency} ${(payment.amount / 100).toFixed(2)}</td><td><span class="tag">${payment.state}</span></td></tr>`;
    })
    .join("");
  return (
    `<section class="card" aria-labelledby="payments"><h2 id="payments">Payments</h2>` +
    (rows
      ? `<table><thead><tr><th>Time</th><th>Provider</th><th>Order</th><th>Amount</th><th>State</th></tr></thead><tbody>${rows}</tbody></table>`
      : `<p class="quiet">Nobody has been sent here to pay yet.</p>`) +
    `</section>`
  );
}

function examples(world: World): string {
  if (world.examples.length === 0) return "";
  const rows = world.examples
    .map(
      (example) =>
        `<tr><td>${html(example.about)}</td><td class="text">${html(example.text)}</td></tr>`,
    )
    .join("");
  return (
    `<section class="card" aria-labelledby="examples"><h2 id="examples">Texts to paste into the search box</h2>` +
    `<table><thead><tr><th>What it is</th><th>Text</th></tr></thead><tbody>${rows}</tbody></table></section>`
  );
}

function switches(world: World): string {
  const button = (path: string, body: Record<string, unknown>, words: string) =>
    `<button type="button" data-path="${path}" data-body="${html(JSON.stringify(body))}">${words}</button>`;
  const faults = upstreams
    .map(
      (upstream) =>
        `<tr><td>${upstream}</td><td>${faultKindsOf[upstream]
          .map((kind) => button("/_control/faults", { upstream, kind, times: 3 }, kind))
          .join("")}</td></tr>`,
    )
    .join("");
  return (
    `<section class="card switches" aria-labelledby="faults"><h2 id="faults">Break the next three calls</h2>` +
    `<table><thead><tr><th>Service</th><th>How</th></tr></thead><tbody>${faults}</tbody></table>` +
    `<h2>Payment notifications: ${world.payments.notificationMode}</h2><p>${notificationModes
      .map((mode) => button("/_control/notifications", { mode }, mode))
      .join("")}</p>` +
    `<p>${button("/_control/expire-tokens", {}, "expire marketplace tokens")}${button("/_control/reset", {}, "reset everything")}</p>` +
    `<p class="quiet">On now: ${html(JSON.stringify(world.faults.list()))}</p></section>`
  );
}

const time = (iso: string) =>
  `<time datetime="${iso}">${iso.slice(5, 19).replace("T", " ")}</time>`;

const SCRIPT = `<script>
document.addEventListener("click", async (event) => {
  const button = event.target.closest("button[data-path]");
  if (!button) return;
  await fetch(button.dataset.path, { method: "POST", headers: { "content-type": "application/json" }, body: button.dataset.body });
  location.reload();
});
</script>`;
