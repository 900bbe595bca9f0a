import { type Order1688, totalCents } from "../alibaba/trade/order-book.ts";
import { faultKindsOf, type Upstream, upstreams } from "../faults/faults.ts";
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
      orders1688(world.orders1688.list()) +
      examples(world) +
      switches(world) +
      `</main>${SCRIPT}`,
  });
}

const kindWords = { sms: "SMS", mail: "mail", line: "LINE", push: "push" } as const;

function messages(list: readonly OutboxMessage[]): string {
  const rows = list
    .slice(0, 100)
    .map(
      (message) =>
        `<tr><td>${time(message.receivedAt)}</td><td><span class="tag">${kindWords[message.kind]}</span></td>` +
        `<td>${html(message.to)}</td><td class="text">${message.subject ? `<strong>${html(message.subject)}</strong>\n` : ""}${html(message.text)}</td></tr>`,
    )
    .join("");
  return (
    `<section class="card" aria-labelledby="messages"><h2 id="messages">Messages</h2>` +
    `<p><a href="/line-account">Write to the shop's official account at LINE</a></p>` +
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

function orders1688(list: readonly Order1688[]): string {
  const rows = list
    .slice(0, 30)
    .map(
      (order) =>
        `<tr><td>${time(order.createdAt.toISOString())}</td><td><a href="/1688/cashier/${order.id}">${order.id}</a></td>` +
        `<td>${html(order.outOrderId)}</td><td>CNY ${(totalCents(order) / 100).toFixed(2)}</td><td><span class="tag">${order.status}</span></td></tr>`,
    )
    .join("");
  return (
    `<section class="card" aria-labelledby="orders-1688"><h2 id="orders-1688">Orders at 1688</h2>` +
    (rows
      ? `<table><thead><tr><th>Time</th><th>Order</th><th>Number of the shop</th><th>Amount</th><th>State</th></tr></thead><tbody>${rows}</tbody></table>`
      : `<p class="quiet">Nobody has ordered over the interface yet. A purchase desk does.</p>`) +
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
  return (
    `<section class="card switches" aria-labelledby="faults"><h2 id="faults">Break the next calls</h2>` +
    `<table><thead><tr><th>Service</th><th>Calls so far</th><th>Broken now</th><th>Break</th></tr></thead>` +
    `<tbody>${upstreams.map((upstream) => upstreamRow(world, upstream)).join("")}</tbody></table>` +
    `<h2>Payment notifications: ${world.payments.notificationMode}</h2><p>${notificationModes
      .map((mode) => button("/_control/notifications", { mode }, mode))
      .join("")}</p>` +
    `<p>${button("/_control/expire-tokens", {}, "expire marketplace tokens")}${button("/_control/reset", {}, "reset everything")}</p></section>`
  );
}

function upstreamRow(world: World, upstream: Upstream): string {
  const fault = world.faults.list()[upstream];
  const now = fault ? `<span class="tag">${fault.kind}, ${fault.times} more</span>` : "";
  const kinds = faultKindsOf[upstream].map((kind) => `<option>${kind}</option>`).join("");
  return (
    `<tr><td>${upstream}</td><td>${world.faults.calls()[upstream] ?? 0}</td><td>${now}</td>` +
    `<td><form data-upstream="${upstream}">` +
    `<select name="kind" aria-label="How ${upstream} breaks">${kinds}</select>` +
    `<input name="times" type="number" min="1" max="999" value="3" aria-label="How many calls of ${upstream}">` +
    `<button>Break</button></form></td></tr>`
  );
}

const time = (iso: string) =>
  `<time datetime="${iso}">${iso.slice(5, 19).replace("T", " ")}</time>`;

const SCRIPT = `<script>
async function turn(path, body) {
  await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
  location.reload();
}
document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-path]");
  if (button) turn(button.dataset.path, button.dataset.body);
});
document.addEventListener("submit", (event) => {
  event.preventDefault();
  const { kind, times } = event.target.elements;
  const { upstream } = event.target.dataset;
  turn("/_control/faults", JSON.stringify({ upstream, kind: kind.value, times: times.value }));
});
</script>`;
