/** What a browser's storage may be: scripts that make it so. */
export const STORAGES = {
  forbidden: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('No storage here', 'SecurityError');
      },
    });
  },
  'not there': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No space left', 'QuotaExceededError');
    };
  },
  unreadable: () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('Corrupt', 'UnknownError');
    };
  },
};
