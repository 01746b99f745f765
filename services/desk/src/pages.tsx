import { Notice } from '@portal/ui';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { FeedbackPage } from './feedback/feedback-page.tsx';
import { FeedbackQueue } from './feedback/feedback-queue.tsx';
import { Frame } from './frame.tsx';
import { IdeaPage } from './ideas/idea-page.tsx';
import { IdeaQueue } from './ideas/idea-queue.tsx';
import { ReportsPage } from './reports/reports-page.tsx';
import { useSession } from './session.tsx';
import { Invitation, SignIn } from './sign-in.tsx';

/** Every page of the desk. Each reviewer gets those that the invitation named. */
export function Pages() {
  const { who, problem } = useSession();
  const { pathname } = useLocation();
  if (pathname.startsWith('/invitation/'))
    return (
      <Routes>
        <Route path="/invitation/:secret" element={<Invitation />} />
      </Routes>
    );
  if (problem)
    return (
      <Notice tone="critical" role="alert" title="The review desk cannot be opened">
        {problem}
      </Notice>
    );
  if (who === undefined) return <p role="status">Opening the review desk …</p>;
  if (who === null) return <SignIn />;
  const [first] = who.rights;
  return (
    <Frame who={who}>
      <Routes>
        {who.rights.includes('projects') && (
          <>
            <Route path="/projects" element={<IdeaQueue />} />
            <Route path="/projects/:id" element={<IdeaPage />} />
          </>
        )}
        {who.rights.includes('feedback') && (
          <>
            <Route path="/feedback" element={<FeedbackQueue />} />
            <Route path="/feedback/:id" element={<FeedbackPage />} />
          </>
        )}
        {who.rights.includes('reports') && <Route path="/reports" element={<ReportsPage />} />}
        <Route path="*" element={<Navigate to={`/${first ?? ''}`} replace />} />
      </Routes>
    </Frame>
  );
}
