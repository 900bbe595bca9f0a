import { createServer, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createMailSmtp } from "./create-mail-smtp.ts";

/** The few words of SMTP a mail needs; `answers` replaces some of them. */
async function startMailServer(answers: Readonly<Record<string, string>> = {}) {
  const letters: string[] = [];
  const polite: Readonly<Record<string, string>> = {
    EHLO: "250-mail.test\r\n250 AUTH PLAIN",
    AUTH: "235 welcome",
    MAIL: "250 ok",
    RCPT: "250 ok",
    DATA: "354 go on",
    RSET: "250 ok",
    QUIT: "221 bye",
  };
  const server = createServer((socket: Socket) => {
    let letter: string | undefined;
    socket.setEncoding("utf8").write("220 mail.test ESMTP\r\n");
    socket.on("error", () => socket.destroy());
    socket.on("data", (text: string) => {
      if (letter !== undefined) {
        letter += text;
        if (!letter.endsWith("\r\n.\r\n")) return;
        letters.push(letter);
        letter = undefined;
        socket.write("250 taken\r\n");
        return;
      }
      const verb = text.slice(0, 4).toUpperCase();
      if (verb === "DATA") letter = "";
      socket.write(`${answers[verb] ?? polite[verb] ?? "500 what"}\r\n`);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, letters };
}

function openMail(port: number) {
  const mail = createMailSmtp({
    host: "127.0.0.1",
    port,
    secure: false,
    user: "u",
    password: "p",
    from: "Sampan <hello@sampan.test>",
  });
  onTestFinished(() => mail.close());
  return mail;
}

const letter = { to: "customer@sampan.test", subject: "訂單", text: "已出貨" };

test("a mail is handed over with its text in UTF-8", async () => {
  const server = await startMailServer();
  const sent = await openMail(server.port).sendMail(letter);
  expect(sent).toMatchObject({ ok: true, value: { message_id: expect.stringContaining("@") } });
  expect(server.letters).toHaveLength(1);
  expect(server.letters[0]).toContain("From: Sampan <hello@sampan.test>");
  expect(server.letters[0]).toContain(`=?UTF-8?B?${btoaUtf8(letter.subject)}?=`);
});

const btoaUtf8 = (text: string) => Buffer.from(text).toString("base64");

test("a subject with a line break in it adds no header", async () => {
  const server = await startMailServer();
  await openMail(server.port).sendMail({ ...letter, subject: "hi\r\nBcc: all@sampan.test" });
  expect(server.letters[0]).not.toMatch(/^Bcc:/m);
});

test.each([
  ["an unknown recipient", { RCPT: "550 no such user" }, "rejected"],
  ["a full mailbox", { RCPT: "452 mailbox full" }, "transient"],
  ["wrong credentials", { AUTH: "535 who are you" }, "disabled"],
])("%s is told apart", async (_, answers, code) => {
  const server = await startMailServer(answers);
  expect(await openMail(server.port).sendMail(letter)).toMatchObject({
    error: { code, source: "smtp" },
  });
});

test("a server that is not there is unavailable", async () => {
  expect(await openMail(9).sendMail(letter)).toMatchObject({ error: { code: "unavailable" } });
});
