import { demandes, sujetsDemande, type TypeDemande } from '@comptoir/contract/domains/demandes/demandes.calls';
import { demandeFields } from '@comptoir/contract/domains/demandes/demandes.fields';
import { Alert, Button, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { lockedBy } from '../../kit/form/locked.tsx';
import { LeaveGuard } from '../../kit/form/saving/leave-guard.tsx';
import { useWrite } from '../../kit/queries.ts';
import { useSessionInfo } from '../../kit/session.ts';
import css from './demandes.module.css';

interface DemandePanelProps {
  type: TypeDemande;
  /** Put before the comment when sent: the subject of the request. */
  prefix?: string;
}

const { input: commentSchema } = demandeFields.commentaire;

const faultOf = (commentaire: string) => {
  const read = commentSchema.safeParse(commentaire);
  return read.success ? null : (read.error.issues[0]?.message ?? null);
};

/** Sends one request; holds its comment and errors until then. */
const useDemande = (type: TypeDemande, prefix: string) => {
  const { name } = useSessionInfo();
  const write = useWrite(demandes.create);
  const [comment, setComment] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const commentaire = comment.trim() === '' ? comment : `${prefix}${comment.trim()}`;
    const wrong = faultOf(commentaire);
    setFault(wrong);
    if (wrong) field.current?.focus();
    else if (!write.isPending) write.mutate({ params: { type }, body: { name, sujet: sujetsDemande[type], commentaire } });
  };
  return { name, write, comment, setComment, fault, field, send };
};

const ofTheAccount = { readOnly: true, inputContainer: lockedBy('Votre nom vient de votre fiche d’utilisateur.') };
const ofTheScreen = { readOnly: true, inputContainer: lockedBy('Le sujet est celui de cet écran.') };

/** Asks the provider for what customer access does not do itself. */
export const DemandePanel = ({ type, prefix = '' }: DemandePanelProps) => {
  const { name, write, comment, setComment, fault, field, send } = useDemande(type, prefix);
  const title = useId();
  const sujet = sujetsDemande[type];
  const isSent = write.isSuccess;
  return (
    <form className={css.panel} aria-labelledby={title} noValidate onSubmit={send}>
      <Title order={2} id={title}>
        {prefix ? sujet : 'Votre demande'}
      </Title>
      <TextInput label="Nom" value={name} {...ofTheAccount} maw="36rem" />
      <TextInput label={demandeFields.sujet.label} value={sujet} {...ofTheScreen} maw="36rem" />
      <Textarea
        ref={field}
        label={
          <>
            {demandeFields.commentaire.label}{' '}
            <Text span inherit c="dimmed" fw={400}>
              (obligatoire)
            </Text>
          </>
        }
        rows={6}
        resize="vertical"
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
        readOnly={isSent}
        error={fault}
      />
      {write.error && (
        <Alert color="red" variant="light" role="alert">
          {`Une erreur s'est produite : ${write.error.message}`}
        </Alert>
      )}
      <div className={css.below}>
        <Button type="submit" loading={write.isPending} disabled={isSent}>
          Envoyer la demande
        </Button>
        <span role="status">{isSent && 'Votre demande a été envoyée. Vous serez recontacté prochainement.'}</span>
      </div>
      <LeaveGuard mayLeave={() => comment.trim() === '' || isSent} />
    </form>
  );
};
