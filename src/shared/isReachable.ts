/** Whether a host answers at an address, and be it that nothing is there. */
export const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
