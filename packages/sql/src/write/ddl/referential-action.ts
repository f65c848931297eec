import type { ForeignKey } from '@rowloom/engine';

const ACTIONS = {
  no_action: undefined,
  restrict: 'RESTRICT',
  cascade: 'CASCADE',
  set_null: 'SET NULL',
  set_default: 'SET DEFAULT',
} as const;

/** ` ON DELETE … ON UPDATE …`, without defaults. */
export function referentialActions({
  on_delete: onDelete = 'no_action',
  on_update: onUpdate = 'no_action',
}: ForeignKey): string {
  const parts = [
    ACTIONS[onDelete] && ` ON DELETE ${ACTIONS[onDelete]}`,
    ACTIONS[onUpdate] && ` ON UPDATE ${ACTIONS[onUpdate]}`,
  ];
  return parts.filter((part) => part !== undefined).join('');
}
