import { useStorageNotice } from '@portal/progress';
import { Button, Notice } from '@portal/ui';
import styles from './frame.module.css';

/** Says when the browser does not store the visitor's progress, and what to do about it. */
export function StorageNotice() {
  const notice = useStorageNotice();
  return (
    <div role="status">
      {notice && (
        <Notice
          tone="caution"
          title="About your progress"
          action={
            <Button variant="secondary" onClick={notice.dismiss}>
              OK
            </Button>
          }
          className={styles.notice}
        >
          <p>{notice.message}</p>
        </Notice>
      )}
    </div>
  );
}
