import { Button, TextField } from '@aic/design-system';
import { errorText, useMutation, useQueryClient, useShell } from '@aic/sdk';
import { createFolder, FOLDER_NAME_LENGTH_MAX, librarySummaryQuery } from '@aic/sdk/library';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface NewFolderProps {
  onMade(id: string): void;
  onCancel(): void;
}

/** Names a folder, in place of the choice of one. */
export function NewFolder({ onMade, onCancel }: NewFolderProps) {
  const { api } = useShell();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const create = useMutation({
    mutationFn: (given: string) => createFolder(api, given),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: librarySummaryQuery(api).queryKey });
      onMade(id);
    },
  });
  // The choice that had the focus is gone.
  useEffect(() => field.current?.focus(), []);

  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== '' && !create.isPending) create.mutate(name.trim());
  };
  return (
    <Form onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label="New folder"
        value={name}
        maxLength={FOLDER_NAME_LENGTH_MAX}
        onChange={({ target }) => setName(target.value)}
        {...(create.isError && {
          error: errorText(create.error, 'The server did not answer. Nothing was changed.'),
        })}
      />
      <Button
        type="submit"
        isLoading={create.isPending}
        disabledReason={name.trim() === '' ? 'Type a name' : undefined}
      >
        Create
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px;

  > :first-child {
    flex: 1 1 160px;
  }
`;
