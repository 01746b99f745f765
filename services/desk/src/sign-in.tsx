import { Button, Notice, PageHeader } from '@portal/ui';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ask, Refused, sentenceOf } from './ask.ts';
import { useSession } from './session.tsx';
import styles from './sign-in.module.css';

/** The way in for reviewers who have a passkey. */
export function SignIn() {
  const { refresh } = useSession();
  return (
    <WithDevice
      title="Review desk"
      lead="For the people who read project ideas, feedback and incident reports. Your device confirms with its screen lock that it is you; there is no password."
      button="Sign in with your passkey"
      work={async () => {
        const optionsJSON = await ask<Parameters<typeof startAuthentication>[0]['optionsJSON']>('sign-in/options', {});
        await ask('sign-in', { response: await startAuthentication({ optionsJSON }) });
        await refresh();
      }}
    >
      <p>
        No passkey yet, or a new device? Someone who runs this site can send you an invitation and can revoke the access of a lost device.
      </p>
    </WithDevice>
  );
}

/** What the link of an invitation opens. */
export function Invitation() {
  const { secret = '' } = useParams();
  const { refresh } = useSession();
  const navigate = useNavigate();
  return (
    <WithDevice
      title="Your invitation"
      lead="Register a passkey on this device. From then on, you sign in with its screen lock: your fingerprint, your face or a PIN. The link works once."
      button="Register a passkey"
      work={async () => {
        const invitation = { invitation: secret };
        const optionsJSON = await ask<Parameters<typeof startRegistration>[0]['optionsJSON']>('registration/options', invitation);
        await ask('registration', { ...invitation, response: await startRegistration({ optionsJSON }) });
        await refresh();
        navigate('/', { replace: true });
      }}
    />
  );
}

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly work: () => Promise<void>;
  readonly children?: ReactNode;
}

function WithDevice({ title, lead, button, work, children }: Props) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (refused) {
      setProblem(refused instanceof Refused ? sentenceOf(refused) : whyNot(refused));
    } finally {
      setBusy(false);
    }
  };
  return (
    <main className={styles.page}>
      <PageHeader title={title} lead={lead}>
        <Button size="lg" onClick={begin} disabled={busy}>
          {button}
        </Button>
      </PageHeader>
      {problem && (
        <Notice tone="critical" role="alert" title="That did not work">
          {problem}
        </Notice>
      )}
      {children}
    </main>
  );
}

/** The reasons by the names that browsers give them (WebAuthn level 3, section 14). */
function whyNot(problem: unknown): string {
  const name = problem instanceof Error ? problem.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'Your device did not confirm in time, or you canceled. Please try again.';
  if (name === 'InvalidStateError') return 'This device is already registered. Sign in with it instead.';
  return 'This browser or device cannot use passkeys here. Try another browser, or your phone.';
}
