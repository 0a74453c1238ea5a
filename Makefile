# Typeset: `make help` lists the targets.

PREFIX ?= /usr/local
DESTDIR ?=
PICTURES := lighthouses-ar scripts
# The rules on the sheet in Examples/Pictures.
GUIDELINES := R005Paragraph R007List R016FlippedControls R017EndIcons R019HalfStar R020Back R022RealDirection R023Balance \
  R025Photographs R034Motion R045Playback R052PhoneNumber
# The screens of the gallery in the order of its sheets; the iPad is the last.
GALLERY := alert bank calendar chat checkout dashboard directions health learning lock-screen mail map news onboarding \
  photos player settings share shop sign-in travel wallet weather admin
# The mockups that the documentation shows at four text sizes.
SIZES := article form player prices settings store
RESOURCES := Sources/Typeset/Library/Typeset.docc/Resources
RELEASE := .build/release/typesetter
SECONDS := 60
TARGETS :=
TABLES :=
RECORD :=
# Where the website will be on its host, such as /typeset; empty for its root.
BASE :=
# The command that the tests start, by default the one built with them, and flags for building the tests.
COMMAND :=
SUITES :=
TEST_FLAGS :=
# Types that the code names are made by direct calls instead of being looked up by name, which takes a millisecond at the start.
# Nobody debugs the release command, whose symbols are stripped: without tables of lines the build takes a tenth less time.
BUILD_FLAGS := -c release -Xswiftc -gnone -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

ifeq ($(shell uname),Darwin)
# Homebrew does not link these two, which the system also has.
export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(shell brew --prefix expat 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
else
# With Swift's libraries linked statically, the command starts 3 ms sooner and needs no toolchain; nor does it look for others
# in its own folder. The linker warns about a function in them. It exports only what libraries call.
BUILD_FLAGS += --static-swift-stdlib --disable-local-rpath -Xswiftc -use-ld=lld -Xlinker -s -Xlinker --no-warnings
BUILD_FLAGS += -Xlinker --no-export-dynamic
# The loader of glibc 2.36 and later reads packed relocations: 20 KB instead of 1.3 MB.
ifeq ($(shell getconf GNU_LIBC_VERSION 2>/dev/null | awk '$$2 >= 2.36 { print "packed" }'),packed)
BUILD_FLAGS += -Xlinker -z -Xlinker pack-relative-relocs
endif
# ICU's code becomes part of the command: loading and relocating its libraries takes a tenth of the time of a page.
BUILD_ENVIRONMENT = TYPESET_STATIC_LIBRARIES="$$(Packaging/Linux/static-libraries "$(CURDIR)/.build/static")"
endif

.PHONY: demo check test test-all build preview install deb release site fonts bench bench-counts pictures gallery format \
  clean help fuzz bombs
.DEFAULT_GOAL := help

demo: build ## render every example to out/ as PDF, SVG and PNG
	@rm -rf out
	@.ci/demo $(RELEASE) out

check: ## check formatting, build for debugging and run the quick tests
	@.ci/packages build
	@.ci/check

test: ## run all tests and other checks, or those in CHECKS
	@.ci/packages build test
	@TYPESET_COMMAND="$(abspath $(COMMAND))" TYPESET_SUITES="$(SUITES)" TEST_FLAGS="$(TEST_FLAGS)" .ci/test $(CHECKS)

test-all: test ## run also what takes long, before a release: everything on Debian 13 with the release command, fifty equal runs of each report, ten minutes of each fuzz target
	@.ci/elsewhere trixie demo COMMAND=.build/release/typesetter CHECKS="test-build tests"
	@TYPESET_RUNS=50 TYPESET_COMMAND="$(abspath $(RELEASE))" swift test --skip-build --disable-xctest --filter SameBytesTests
	@Tests/Fuzz/run --seconds 600

build: ## build the release version of the command
	@.ci/packages build
	@$(BUILD_ENVIRONMENT) swift build $(BUILD_FLAGS) --product typesetter

preview: build ## show the example screens on a page that follows their files
	@$(RELEASE) preview Examples/Mockups

install: build ## install the command, manual, completions and fonts below PREFIX (default /usr/local)
	@Packaging/install $(RELEASE) "$(DESTDIR)$(PREFIX)"

deb: build ## make a Debian package in .build/deb
	@.ci/packages deb
	@rm -rf .build/deb
	@Packaging/Debian/package $(RELEASE) .build/deb

release: build ## make the files of a release in .build/dist: a Debian package, a tarball and their checksums
	@.ci/packages deb
	@rm -rf .build/dist
	@Packaging/release .build/dist $(RELEASE)

site: build ## make a website of the documentation with a gallery in .build/site, for the path BASE of its host
	@.ci/packages site
	@Packaging/Site/make $(RELEASE) .build/site $(BASE)

fonts: ## add a pack of fonts: PACK=cjk, emoji, indic, southeast, africa, caucasus, more or all
	@.ci/fonts "$(PACK)"

bench: build ## compare speed and memory with those of peers and with the kept figures, in TABLES alone, or keep them: RECORD=1
	@.ci/packages build bench
	@Benchmarks/run $(RELEASE) $(if $(TABLES),--only "$(TABLES)") $(if $(RECORD),--record)

bench-counts: build ## compare only the numbers of instructions of ten small workloads
	@.ci/packages build bench
	@Benchmarks/run $(RELEASE) --only counts $(if $(RECORD),--record)

pictures: build ## render the pictures in Examples/Pictures
	@$(RELEASE) render $(addprefix Examples/Documents/,$(PICTURES:=.xml)) -f png --scale 1.5 -o Examples/Pictures
	@$(RELEASE) render Examples/Mockups/settings.xml --locale ar-EG --annotate --scale 1.5 -o Examples/Pictures/settings-annotated.png
	@$(RELEASE) render Examples/Mockups/store.xml --locale he --scale 1.5 -o Examples/Pictures/store-he.png
	@$(RELEASE) render Examples/Mockups/player.xml --locale fa --appearance dark --scale 1.5 -o Examples/Pictures/player-fa.png
	@$(RELEASE) sheet $(addprefix Examples/Guidelines/,$(GUIDELINES:=.xml)) --rows document --columns canvas \
	  --title "Twelve guidelines, right beside wrong" --scale 0.625 -o Examples/Pictures/guidelines.png
	@$(RELEASE) sheet Examples/Mockups/player.xml --locales en,ar-EG --mirror --scale 0.8 -o Examples/Pictures/player-mirrored.png
	@$(RELEASE) compare Examples/Comparison/before.xml Examples/Comparison/after.xml --scale 1.25 \
	  -o Examples/Pictures/difference.png >/dev/null || test $$? = 1
	@cd Tests/Cases/review && "$(CURDIR)/$(RELEASE)" check ferry.xml --fail-on never -o "$(CURDIR)/.build/findings.html"
	@.ci/page-picture .build/findings.html Examples/Pictures/findings.png 1120 880
	@.ci/preview-pictures $(RELEASE) $(RESOURCES)
	@for mockup in $(SIZES:%=Examples/Mockups/%.xml); do \
	  $(RELEASE) sheet "$$mockup" --locales en,de,ar-EG,he --text-sizes l,ax1,ax3,ax5 --rows text-size --columns locale \
	    --scale 0.4 -o "$(RESOURCES)/sizes-$$(basename "$$mockup" .xml).png" || exit; \
	done
	@$(RELEASE) sheet $(addprefix Examples/Gallery/,$(GALLERY:=.xml)) --locales en --text-sizes l --appearances light \
	  --rows locale --columns document --title "The gallery" --scale 0.34 -o "$(RESOURCES)/gallery.png"
	@$(RELEASE) render Examples/Documents/icons.xml --scale 1.5 -o Examples/Pictures/icons.png && rm -f Examples/Pictures/icons-2.png
	@$(RELEASE) render Examples/Documents/icons.xml -o $(RESOURCES)/icons.png && \
	  mv $(RESOURCES)/icons-1.png $(RESOURCES)/icons.png && mv $(RESOURCES)/icons-2.png $(RESOURCES)/icons-parts.png

gallery: build ## check all screens of the gallery in ten languages, three text sizes, light and dark, on three devices
	@.ci/gallery $(RELEASE)

fuzz: ## fuzz what reads files, SECONDS (60) for each target, or TARGETS alone
	@.ci/packages build
	@Tests/Fuzz/run --seconds $(SECONDS) $(TARGETS)

bombs: build ## try the release command on small files that ask for too much
	@swift build --build-tests
	@Tests/Bombs/make .build/bombs
	@Tests/Bombs/run .build/bombs $(RELEASE)

format: ## format all sources in place
	swift format --in-place $$(git ls-files '*.swift')

clean: ## remove all build products
	rm -rf .build .build-* out

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /make \1\t/p' Makefile | expand -t 20
