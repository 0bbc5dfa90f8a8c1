/** What differs where there is no script: controls that would do nothing are gone, and what they would show is there. */
export const STATIC_STYLES = `
body { margin: 0; }
.vitrail.vt-view { box-sizing: border-box; max-inline-size: 60rem; margin-inline: auto; padding: 1.5rem; }
.vitrail :is(button.vt-button, .vt-segments, dialog, [role="tablist"], .vt-form > [data-part="foot"]) { display: none; }
.vitrail .vt-list [data-part="title"] button.vt-button { display: inline; }
.vitrail .vt-tabs > [data-part="panel"], .vitrail .vt-tabs > [data-part="panel"] > [data-part="name"] { display: block; }
.vitrail .vt-tabs > [data-part="panel"] > [data-part="name"] { font-weight: var(--vt-weight-bold); }
.vitrail [data-part="scroll"] { max-block-size: none; }
.vitrail button { cursor: inherit; pointer-events: none; }
@media print { .vitrail.vt-view { max-inline-size: none; padding: 0; } }
`
