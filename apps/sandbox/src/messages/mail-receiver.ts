import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { World } from "../world.ts";

export type MailReceiver = { readonly port: number; readonly close: () => Promise<void> };

/** Takes mail by SMTP with a log-in, on loopback; what arrives lies in the outbox. */
export async function receiveMail(world: World, port: number): Promise<MailReceiver> {
  const server = new SMTPServer({
    banner: "Sampan sandbox",
    // On loopback there is nobody to hide from, so neither side needs a certificate.
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth(login, _session, done) {
      const { user, password } = world.credentials.mail;
      const isKnown = login.username === user && login.password === password;
      if (isKnown) done(null, { user });
      else done(new Error("Invalid username or password"));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
        keepMail(world, Buffer.concat(chunks), recipients).then(() => done(), done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("SMTP has no port.");
  return {
    port: address.port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function keepMail(world: World, raw: Buffer, recipients: readonly string[]): Promise<void> {
  const mail = await PostalMime.parse(raw);
  for (const to of recipients) {
    world.outbox.put({
      kind: "mail",
      to,
      from: mail.from?.address ?? "",
      subject: mail.subject ?? "",
      text: mail.text ?? (mail.html ?? "").replaceAll(/<[^>]+>/g, " ").trim(),
    });
  }
}
