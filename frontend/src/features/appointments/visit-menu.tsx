import { Download, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import type { Appointment } from '#shared/contract/appointments.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Popover, PopoverItem, PopoverLine } from '../../ui/controls/popover.tsx';

type VisitMenuProps = { visit: Appointment; onEdit: () => void; onDelete: () => void };

/** The menu of a visit: edit, download, delete. */
export function VisitMenu({ visit, onEdit, onDelete }: VisitMenuProps) {
  return (
    <Popover
      label={`More actions for ${visit.title}`}
      trigger={(props) => (
        <IconButton
          {...props}
          icon={EllipsisVertical}
          label={`More actions for ${visit.title}`}
          className="hw-visit-more"
        />
      )}
    >
      <PopoverItem icon={Pencil} onPress={onEdit}>
        Edit
      </PopoverItem>
      <PopoverItem icon={Download} href={`/api/appointments/${visit.id}/appointment.ics`}>
        Download calendar file (.ics)
      </PopoverItem>
      <PopoverLine />
      <PopoverItem icon={Trash2} danger onPress={onDelete}>
        Delete
      </PopoverItem>
    </Popover>
  );
}
