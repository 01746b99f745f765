import { ExternalLink } from '@portal/ui';
import { Link } from 'react-router-dom';
import strings from '../../content/page.yaml';

/** What readers may do with a text and its figures. */
export function LicenseNote() {
  const { text, name, address, inClass } = strings.license;
  return (
    <p>
      {text}{' '}
      <ExternalLink href={address} arrow={false}>
        {name}
      </ExternalLink>
      .{' '}
      <Link to="/in-class" data-print="none">
        {inClass}
      </Link>
    </p>
  );
}
