/** The style of the test card form, which must not look like a real one. */
export const CHECKOUT_STYLE = `
.sandbox-checkout {
  --card: #fffdf9; --ink: #22302a; --quiet: #5d6b64; --line: #d9d1c1; --brand: #1f5a43; --on-brand: #fffdf9; --test: #b4472b;
  box-sizing: border-box; inline-size: min(28rem, calc(100vw - 2rem)); margin: auto; padding: 0 1.75rem 1.25rem;
  border: 3px dashed var(--test); border-radius: 18px; background: var(--card); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; text-align: center;
}
.sandbox-checkout::backdrop { background: rgb(15 25 20 / .6); }
.sandbox-checkout p, .sandbox-checkout h2 { margin: 0; }
.sandbox-checkout .ribbon {
  margin: 0 -1.75rem 1.25rem; padding: .5rem; background: var(--test); color: #fff;
  font-weight: 700; letter-spacing: .12em;
}
.sandbox-checkout .merchant, .sandbox-checkout .description { color: var(--quiet); overflow-wrap: anywhere; }
.sandbox-checkout h2 { font-size: 1.75rem; line-height: 1.3; color: inherit; }
.sandbox-checkout .note { margin-block: 1rem; font-size: .95rem; }
.sandbox-checkout .buttons { display: grid; gap: .6rem; }
.sandbox-checkout button {
  min-block-size: 3rem; padding: .6rem 1rem; border: 2px solid var(--line); border-radius: 12px;
  background: transparent; color: var(--ink); font: inherit; font-weight: 600; cursor: pointer;
}
.sandbox-checkout button.approve { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
.sandbox-checkout button.decline { border-color: var(--test); }
.sandbox-checkout button:hover { filter: brightness(1.08); }
.sandbox-checkout button:focus-visible { outline: 3px solid var(--test); outline-offset: 2px; }
.sandbox-checkout[aria-busy='true'] button { opacity: .55; cursor: progress; }
.sandbox-checkout .progress { min-block-size: 1.5rem; margin-block-start: .6rem; color: var(--quiet); }
@media (prefers-color-scheme: dark) {
  .sandbox-checkout {
    --card: #1c2420; --ink: #eef1ea; --quiet: #a5b2aa; --line: #4a5850; --brand: #8fcaa9; --on-brand: #14231c; --test: #e07a5c;
  }
  .sandbox-checkout .ribbon { color: #1c120e; }
}
`;
