// Runs before the first paint, as a small blocking file: this avoids both a flash and an inline script, which the policy would refuse. It
// must not fail: whatever is stored, the page is shown.
try {
  const theme: unknown = JSON.parse(localStorage.getItem('portal.settings') ?? '{}')?.theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}

export {};
