/** One package in a release (CycloneDX 1.6, `components`). */
export interface Component {
  readonly type: 'library';
  readonly name: string;
  readonly version: string;
  /** Package URL: the name that lists of known vulnerabilities use. */
  readonly purl: string;
  readonly licenses?: readonly { readonly expression: string }[];
}

/** The component that a `package.json` describes. */
export function componentAt(packageJson: string): Component {
  const { name, version, license } = JSON.parse(packageJson) as { name: string; version: string; license?: unknown };
  return {
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(typeof license === 'string' && { licenses: [{ expression: license }] }),
  };
}

/** A bill of materials in CycloneDX 1.6 (ECMA-424). The same release has the same text: it contains no time stamp and no random number. */
export function softwareBillOfMaterials(
  { app, version }: { readonly app: string; readonly version: string },
  components: readonly Component[],
): string {
  const sorted = [...components].sort((a, b) => (a.purl < b.purl ? -1 : 1));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: app, version } },
    components: sorted,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
