import strings from '../../content/quiz.yaml';
import { Quiz } from '../quiz/quiz.tsx';
import { useToolkitProgress } from './toolkit-progress.ts';

export default function QuizPanel() {
  const { progress, change } = useToolkitProgress();
  return <Quiz strings={strings} answers={progress.quizAnswers} onChange={(quizAnswers) => change({ quizAnswers })} />;
}
