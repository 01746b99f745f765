import { useClientValue } from '@portal/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ToolId, toolOf } from './tool-ids.ts';

interface OpenTool {
  readonly open: ToolId | null;
  /** The visitor opened or closed a tool here, so the address followed the page and not the other way round. */
  readonly byHand: boolean;
  /** Opens a tool in place of the one that is open; the open one it closes. */
  readonly toggle: (id: ToolId) => void;
}

/** Which tool is open. The address says it, so that a tool can be linked to; at hydration none is. */
export function useOpenTool(): OpenTool {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [current, setCurrent] = useState<ToolId | null>(null);
  const [byHand, setByHand] = useState(false);
  const addressed = toolOf(hash);
  // False at hydration, whose first render has to be the server's. Without a fragment nothing changes after it.
  const isElsewhere = useClientValue(() => addressed !== undefined && addressed !== current, false);
  const open = isElsewhere && addressed !== undefined ? addressed : current;
  if (open !== current) setCurrent(open);

  function toggle(id: ToolId) {
    setByHand(true);
    // Opening and closing is no way that Back should go again.
    void navigate({ search, hash: id === open ? '' : id }, { replace: true, preventScrollReset: true });
  }
  return { open, byHand, toggle };
}
