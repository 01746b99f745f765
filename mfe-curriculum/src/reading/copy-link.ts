import { toast } from '@portal/shell-api';

/**
 * Copies the address of a page of this site and says so; offers to share it if the device supports that. If the browser does not allow
 * copying, shows the address.
 */
export async function copyLink(path: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  const action =
    'share' in navigator ? { action: { label: 'Share', onSelect: () => void navigator.share({ url }).catch(() => undefined) } } : {};
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied', description: url, ...action });
  } catch {
    toast({ title: 'Your browser did not let us copy the link', description: `Copy it from here: ${url}`, ...action });
  }
}
