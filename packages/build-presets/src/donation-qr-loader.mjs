// The rspack loader of shell/media/donation-qr.svg: a drawing with {size} and {code} becomes the QR code of the donation link.
import { createJiti } from 'jiti';
import encodeQR from 'qr';

/** Light modules around the code, which cameras need to find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export default async function loadDonationQr(drawing) {
  const { facts } = this.getOptions();
  this.addDependency(facts);
  const { site } = await createJiti(import.meta.url, { moduleCache: false, fsCache: false }).import(facts);
  const { donationPage } = site.links;
  // Without a link, no page shows the picture.
  const rows = donationPage === '' ? [] : encodeQR(donationPage, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  return drawing.replaceAll('{size}', String(rows.length)).replace('{code}', pathOf(rows));
}

/** Each run of dark modules in a row as one rectangle. */
function pathOf(rows) {
  const runs = rows.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index: x, 0: { length } }) => `M${x} ${y}h${length}v1H${x}z`),
  );
  return runs.join('');
}
