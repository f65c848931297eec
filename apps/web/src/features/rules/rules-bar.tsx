import { Button, FileButton, Group, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Rules } from '@rowloom/engine';
import { MoreHoriz } from 'iconoir-react';
import { saveFile } from '../../ui/save-file.ts';
import { DiscardRules } from './discard-rules.tsx';
import { readRulesFile } from './read-rules.ts';

export type RulesBarProps = {
  readonly projectName: string;
  readonly rules: Rules;
  readonly isEditor: boolean;
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  readonly canSave: boolean;
  readonly onImport: (rules: Rules) => void;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
};

/** What can be done with the rules as a whole. */
export function RulesBar(props: RulesBarProps) {
  const { projectName, rules, isEditor, isUnsaved, isSaving, canSave, onImport, onDiscard, onSave } = props;
  const exportFile = (): void =>
    saveFile(`${projectName} rules.json`, 'application/json', `${JSON.stringify(rules, null, 2)}\n`);
  const importFile = async (file: File | null): Promise<void> => {
    if (file === null) return;
    const read = await readRulesFile(file.name, await file.text());
    if (typeof read === 'string') notifications.show({ color: 'red', title: file.name, message: read });
    else onImport(read);
  };
  return (
    <Group gap="xs">
      {isEditor ? (
        <FileButton onChange={(file) => void importFile(file)} accept="application/json,.json,.yaml,.yml">
          {({ onClick }) => (
            <Menu position="bottom-end">
              <Menu.Target>
                <Button variant="default" rightSection={<MoreHoriz width={18} />}>
                  File
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={onClick}>Import a rules file</Menu.Item>
                <Menu.Item onClick={exportFile}>Export as a rules file</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </FileButton>
      ) : (
        <Button variant="default" onClick={exportFile}>
          Export
        </Button>
      )}
      {isUnsaved && (
        <DiscardRules ask="discard" disabled={isSaving} onDiscard={onDiscard}>
          Discard
        </DiscardRules>
      )}
      {isEditor && (
        <Button onClick={onSave} loading={isSaving} disabled={!isUnsaved || !canSave}>
          Save
        </Button>
      )}
    </Group>
  );
}
