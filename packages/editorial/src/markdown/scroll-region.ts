/**
 * Properties of an element that scrolls by itself if it is wider than the screen. It can always be focused, even if it fits, because pages
 * are prerendered for every width. `labels` counts the names given in this file, so that no two are the same.
 */
export function scrollRegion(name: string, labels: Map<string, number>) {
  const count = (labels.get(name) ?? 0) + 1;
  labels.set(name, count);
  return { role: 'region', tabIndex: 0, ariaLabel: count === 1 ? name : `${name} (${count})` };
}
