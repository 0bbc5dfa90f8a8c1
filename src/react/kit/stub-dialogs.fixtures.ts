/** jsdom has dialogs, but can't open them. Returns a function that removes the stubs, for `beforeEach`. */
export function stubDialogs(): () => void {
  const stubs = {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  }
  Object.assign(HTMLDialogElement.prototype, stubs)
  return () => {
    for (const name of Object.keys(stubs)) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
  }
}
