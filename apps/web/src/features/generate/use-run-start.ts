import type { Project, StartRun } from '@rowloom/contract';
import { useNavigate } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useAct } from '../../api/use-call.ts';

/** Starts a run and leads to it. The service may ask for the name of the target first. */
export function useRunStart(project: Project, request: StartRun) {
  const navigate = useNavigate();
  const act = useAct('startGeneration', ['listGenerations', 'listProjectGenerations', 'getUsage', 'listProjects']);
  const { target } = request;
  const begin = (confirm?: string): void =>
    act.mutate(
      {
        params: { id: project.id },
        body: confirm === undefined || target === undefined ? request : { ...request, target: { ...target, confirm } },
      },
      { onSuccess: ({ id }) => void navigate({ to: addresses.run(project.id, id) }) },
    );
  const isQuestion = act.error?.code === 'confirmation_required';
  return { act, begin, question: isQuestion ? act.error : null, failure: isQuestion ? null : act.error };
}
