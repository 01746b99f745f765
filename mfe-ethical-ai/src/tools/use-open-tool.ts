import { useClientValue } from '@portal/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ToolId, toolOf } from './tool-ids.ts';

interface OpenTool {
  readonly open: ToolId | null;
  /** The visitor opened or closed a tool here, so the address followed the page and not the other way round. */
  readonly byHand: boolean;
  /** Opens a tool in place of the open one; closes a tool that is already open. */
  readonly toggle: (id: ToolId) => void;
}

/** Which tool is open. The address determines it, so that a tool can be linked to; at hydration, none is. */
export function useOpenTool(): OpenTool {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [current, setCurrent] = useState<ToolId | null>(null);
  const [byHand, setByHand] = useState(false);
  const addressed = toolOf(hash);
  // False at hydration, whose first render must match the server's. Without a fragment, nothing changes afterward.
  const isElsewhere = useClientValue(() => addressed !== undefined && addressed !== current, false);
  const open = isElsewhere && addressed !== undefined ? addressed : current;
  if (open !== current) setCurrent(open);

  function toggle(id: ToolId) {
    setByHand(true);
    // Back should not repeat each opening and closing.
    void navigate({ search, hash: id === open ? '' : id }, { replace: true, preventScrollReset: true });
  }
  return { open, byHand, toggle };
}
