import { useNavigate } from '@tanstack/react-router';
import { addresses } from '../../addresses.ts';
import { useAct } from '../../api/use-call.ts';
import { GraveAction } from '../../ui/grave-action.tsx';
import { useProject } from './use-project.ts';

export function DeleteProject() {
  const { project } = useProject();
  const navigate = useNavigate();
  const remove = useAct('deleteProject', ['listProjects']);
  return (
    <GraveAction
      ask="delete"
      title="Danger zone"
      explanation="Deletes the project with its connections, schedules, snapshots, rules and exports. Rows in your databases, the audit log and the usage stay."
      isRed
      question="Delete this project?"
      name={project.name}
      action="Delete the project"
      act={remove}
      onConfirm={() =>
        remove.mutate(
          { params: { id: project.id } },
          { onSuccess: () => void navigate({ to: addresses.home(project.organization_id) }) },
        )
      }
    >
      Its connections, schedules, snapshots, rules and exports are deleted too. You cannot restore them.
    </GraveAction>
  );
}
