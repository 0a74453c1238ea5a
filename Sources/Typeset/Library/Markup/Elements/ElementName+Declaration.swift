extension ElementName {
  /// What the markup says about the element.
  var declaration: ElementDeclaration {
    switch self {
    case .document: DocumentElement.declaration
    case .head: HeadElements.head
    case .font: FontElement.declaration
    case .catalog: CatalogElement.declaration
    case .icons: IconsElement.declaration
    case .assets: AssetsElement.declaration
    case .variants: VariantsElement.declaration
    case .page: PageElement.declaration
    case .screen: ScreenElement.declaration
    case .canvas: CanvasElement.declaration
    case .runningHead: RunningElements.head
    case .runningFoot: RunningElements.foot
    case .column: ContainerElements.column
    case .row: RowElement.declaration
    case .grid: GridElement.declaration
    case .overlay: ContainerElements.overlay
    case .box: ContainerElements.box
    case .section: ContainerElements.section
    case .group: ContainerElements.group
    case .readable: ContainerElements.readable
    case .figure: ContainerElements.figure
    case .spacer: ContainerElements.spacer
    case .backdrop: ContainerElements.backdrop
    case .divider: ContainerElements.divider
    case .title: TextElements.title
    case .h1: TextElements.h1
    case .h2: TextElements.h2
    case .h3: TextElements.h3
    case .h4: TextElements.h4
    case .p: TextElements.p
    case .label: TextElements.label
    case .caption: TextElements.caption
    case .pre: TextElements.pre
    case .blockquote: TextElements.blockquote
    case .figcaption: TextElements.figcaption
    case .ul: ListElements.ul
    case .ol: OrderedListElement.declaration
    case .li: ListElements.li
    case .list: RowListElement.declaration
    case .item: ItemElement.declaration
    case .leading: SlotElements.leading
    case .value: SlotElements.value
    case .detail: SlotElements.detail
    case .trailing: SlotElements.trailing
    case .header: SlotElements.header
    case .footer: SlotElements.footer
    case .table: TableElement.declaration
    case .thead: TableElements.thead
    case .tr: TableElements.tr
    case .th: TableElements.th
    case .td: TableElements.td
    case .button: ButtonElement.declaration
    case .toggle: ToggleElement.declaration
    case .slider: SliderElement.declaration
    case .progress: ProgressElement.declaration
    case .steps: StepsElement.declaration
    case .rating: RatingElement.declaration
    case .stepper: StepperElement.declaration
    case .segmented: SegmentElement.container
    case .segment: SegmentElement.declaration
    case .pager: PagerElement.declaration
    case .textField: TextFieldElement.declaration
    case .search: TextFieldElement.search
    case .back: WayElements.back
    case .next: WayElements.next
    case .previous: WayElements.previous
    case .direction: DirectionElement.declaration
    case .alignPicker: AlignPickerElement.declaration
    case .player: PlayerElement.declaration
    case .badge: BadgeElement.declaration
    case .checkbox: ChoiceElements.checkbox
    case .radio: ChoiceElements.radio
    case .chip: ChipElement.declaration
    case .textArea: TextAreaElement.declaration
    case .spinner: WaitingElements.spinner
    case .ring: RingElement.declaration
    case .bubble: BubbleElement.declaration
    case .skeleton: SkeletonElement.declaration
    case .emptyState: WaitingElements.emptyState
    case .avatar: AvatarElement.declaration
    case .actions: ActionsElement.declaration
    case .statusBar: StatusBarElement.declaration
    case .navBar: NavBarElement.declaration
    case .toolbar: ToolbarElement.declaration
    case .tabBar: TabBarElement.declaration
    case .tab: TabElement.declaration
    case .homeIndicator: HomeIndicatorElement.declaration
    case .sheet: SheetElement.declaration
    case .popover: PopoverElement.declaration
    case .menu: MenuElements.menu
    case .contextMenu: MenuElements.contextMenu
    case .actionSheet: DialogElements.actionSheet
    case .alert: DialogElements.alert
    case .banner: NoticeElements.banner
    case .toast: NoticeElements.toast
    case .keyboard: KeyboardElement.declaration
    case .image: ImageElement.declaration
    case .variant: VariantElement.declaration
    case .video: VideoElement.declaration
    case .gallery: GalleryElement.declaration
    case .mockup: MockupElement.declaration
    case .icon: IconElement.declaration
    case .base: IconPartElements.base
    case .slash: IconPartElements.slash
    case .tool: IconPartElements.tool
    case .clock: ClockElement.declaration
    case .chart: ChartElement.declaration
    case .calendar: CalendarElement.declaration
    case .event: EventElement.declaration
    case .datePicker: DatePickerElement.declaration
    case .timePicker: TimePickerElement.declaration
    case .map: MapElement.declaration
    case .pin: PinElement.declaration
    case .route: RouteElement.declaration
    case .media: MediaElement.declaration
    case .split: SplitElement.declaration
    case .sidebar: SplitElement.sidebar
    case .content: ContentElement.declaration
    case .span: InlineElements.span
    case .b: InlineElements.b
    case .strong: InlineElements.strong
    case .i: InlineElements.i
    case .em: InlineElements.em
    case .u: InlineElements.u
    case .s: InlineElements.s
    case .code: InlineElements.code
    case .sup: InlineElements.sup
    case .sub: InlineElements.sub
    case .a: LinkElement.declaration
    case .br: InlineElements.br
    case .wbr: InlineElements.wbr
    case .bdi: InlineElements.bdi
    case .bdo: OverrideElement.declaration
    case .phone: InlineElements.phone
    case .url: InlineElements.url
    case .email: InlineElements.email
    case .codeNumber: InlineElements.codeNumber
    case .formula: InlineElements.formula
    case .num: ValueElement.num
    case .percent: ValueElement.percent
    case .money: MoneyElement.declaration
    case .date: DateElements.date
    case .time: DateElements.time
    case .duration: ValueElement.duration
    case .range: RangeElement.declaration
    case .t: MessageElement.declaration
    case .arg: ArgumentElement.declaration
    case .pageNumber: InlineElements.pageNumber
    case .pageCount: InlineElements.pageCount
    }
  }

  /// What the element is to the layout.
  var kind: ElementKind { declaration.kind }

  /// Whether something is true of the element by its name alone.
  func has(_ trait: ElementTraits) -> Bool { declaration.traits.contains(trait) }

  /// What the markup says about the element in a parent: some names mean something else in one place.
  func declaration(in parent: ElementName?) -> ElementDeclaration {
    switch (self, parent) {
    case (.title, .head): HeadElements.title
    case (.section, .list): RowListElement.section
    case (.badge, .icon): IconPartElements.badge
    case (.menu, .menu), (.menu, .contextMenu): SubmenuElement.declaration
    case (.content, .split): SplitElement.content
    case (.detail, .split): SplitElement.detail
    default: declaration
    }
  }
}
