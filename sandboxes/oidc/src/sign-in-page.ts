/** The provider's one page. No script and no request of anybody else: it works in every browser and theme. */
export function signInPage(action: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Sandbox sign-in</title>
    <style>
      :root { color-scheme: light dark; }
      body { font: 16px/24px system-ui, sans-serif; max-width: 26rem; margin: 10vh auto; padding: 0 1rem; }
      p.note { border: 1px solid; border-radius: 6px; padding: .75rem 1rem; }
      label, input, button { display: block; font: inherit; }
      input, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; }
      input, button { margin: .25rem 0 1rem; padding: 0 .75rem; }
    </style>
  </head>
  <body>
    <main>
    <h1>Sandbox sign-in</h1>
    <p class="note">This stands in for a real provider. It believes any address and asks for no password. An address
      that begins with <b>unverified</b> is one that it has not confirmed.</p>
    <form method="post" action="${action}">
      <label for="email">E-mail</label>
      <input id="email" name="email" type="email" autocomplete="off" required autofocus>
      <button name="answer" value="agree">Continue</button>
      <button name="answer" value="cancel" formnovalidate>Cancel</button>
    </form>
    </main>
  </body>
</html>`;
}
